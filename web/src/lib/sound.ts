/** A few soft wooden sounds, made on the spot. */
import type { GameEvent } from '../boards/board';
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

type Sound = 'knock' | 'rattle' | 'chime' | 'turn' | 'low';

/** Which sound an event makes; most make none. */
function soundOf(event: GameEvent): Sound | null {
  const name = event.event;
  if (/rolled/.test(name)) return 'rattle';
  if (/captured|lost|stolen|beaten|sunk/.test(name)) return 'low';
  if (/scored|claimed|won|grazed|sold/.test(name)) return 'chime';
  if (/moved|placed|built|raised|bumped|laid|bought|taken/.test(name)) return 'knock';
  return null;
}

/** Sound what happened: each sound once, one after the other. */
export function soundEvents(events: readonly GameEvent[], isYourTurn: boolean): void {
  if (!settings.sound || document.hidden || !mayBeHeard()) return;
  const sounds = new Set(events.map(soundOf).filter((sound) => sound !== null));
  if (isYourTurn) sounds.add('turn');
  let delay = 0;
  for (const sound of [...sounds].slice(0, 3)) {
    play(sound, delay);
    delay += 0.12;
  }
}

/** Browsers stay silent, and complain, until somebody has touched the page. */
function mayBeHeard(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

function play(sound: Sound, delay: number): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const at = audio.currentTime + delay;
  if (sound === 'knock') knock(at, 320);
  else if (sound === 'low') knock(at, 120);
  else if (sound === 'rattle')
    [0, 0.09, 0.16, 0.27, 0.4].forEach((later, i) => knock(at + later, 420 + 90 * (i % 3)));
  else if (sound === 'chime') [523, 784].forEach((pitch, i) => tone(at + i * 0.09, pitch, 0.5));
  else tone(at, 392, 0.35);
}

/** A short knock on wood: a falling tone through a narrow filter. */
function knock(at: number, pitch: number): void {
  const tone = new OscillatorNode(audio!, { type: 'triangle', frequency: pitch });
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + 0.06);
  fade(tone, at, 0.14, 0.09);
}

function tone(at: number, pitch: number, length: number): void {
  fade(new OscillatorNode(audio!, { type: 'sine', frequency: pitch }), at, 0.07, length);
}

function fade(source: OscillatorNode, at: number, volume: number, length: number): void {
  const gain = new GainNode(audio!, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(audio!.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}
