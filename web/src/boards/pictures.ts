/** The games' pictures for the lobby; small, so they come with the page. */
import type { Component } from 'svelte';

const FILES = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true });

export function pictureOf(game: string): Component {
  return (FILES[`./${game}/Picture.svelte`] ?? FILES['./plain/Picture.svelte']!).default;
}
