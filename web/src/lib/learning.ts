/** Pictures of the learn pages, which the rules pages show too. */
import type { PictureAddress } from './markdown';
import { settings } from './settings.svelte';

/** Where a game's picture is fetched. Every one is there for the dark theme too. */
export function pictureAddress(game: string): PictureAddress {
  return (name) => {
    const shown = settings.theme === 'day' ? name : name.replace(/webp$/, 'lamplight.webp');
    return `/api/learn/${game}/pictures/${shown}`;
  };
}
