/** The screens by name. The script of each is fetched when it is first wanted. */
import type { Component } from 'svelte';
import { plyIn, type Route } from '../lib/router.svelte';

interface Screen {
  // What a screen takes is its own affair: `props` fits it.
  load(): Promise<{ default: Component<any> }>; // eslint-disable-line @typescript-eslint/no-explicit-any
  props(route: Route): Record<string, unknown>;
}

const nothing = () => ({});

export const SCREENS: Record<Route['screen'], Screen> = {
  lobby: { load: () => import('./lobby/Lobby.svelte'), props: nothing },
  learn: { load: () => import('./Learn.svelte'), props: ({ id }) => ({ game: id }) },
  setup: { load: () => import('./setup/Setup.svelte'), props: ({ id }) => ({ game: id }) },
  table: {
    load: () => import('./table/TableScreen.svelte'),
    props: ({ id, query }) => ({ id, invite: query.get('invite') ?? '' }),
  },
  replay: {
    load: () => import('./replay/ReplayScreen.svelte'),
    props: ({ id, query }) => ({ id, start: plyIn(query), looks: query.get('look') ?? '' }),
  },
  rules: {
    load: () => import('./Rules.svelte'),
    props: ({ id, hash }) => ({ game: id || 'silk', clause: hash }),
  },
  privacy: { load: () => import('./Privacy.svelte'), props: nothing },
  about: { load: () => import('./About.svelte'), props: nothing },
  missing: { load: () => import('./Missing.svelte'), props: nothing },
};

/** Fetch the script of a screen before it is wanted; if that fails, it is fetched again then. */
export function warm(screen: Route['screen']): void {
  void SCREENS[screen].load().catch(() => undefined);
}
