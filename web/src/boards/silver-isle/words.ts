/** The words that only this board needs, in the language of the page. */
import en from '../../words/silver-isle.en.ftl?raw';
import es from '../../words/silver-isle.es.ftl?raw';
import { Catalogue, type Facts } from '../../lib/catalogue';
import type { Language } from '../board';

const WORDS: Record<Language, Catalogue> = {
  en: new Catalogue('en', en),
  es: new Catalogue('es', es),
};

export type Tell = (message: string, facts?: Facts) => string;

export function teller(language: Language): Tell {
  return (message, facts) => WORDS[language].say(`silver-isle-${message}`, facts);
}

/** Where a crew or a ship is, in words. */
export function placeWord(place: string, tell: Tell): string {
  if (place.startsWith('[')) return tell('place-ashore');
  return tell(place.startsWith('<') ? 'place-sea' : `place-${place}`);
}
