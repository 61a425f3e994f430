/** The words that only this board needs, in the language of the page. */
import en from '../../words/silk-road.en.ftl?raw';
import es from '../../words/silk-road.es.ftl?raw';
import { Catalogue, type Facts } from '../../lib/catalogue';
import type { Language, Say } from '../board';
import shipped from './shipped.json';
import type { City } from './view';

const WORDS: Record<Language, Catalogue> = {
  en: new Catalogue('en', en),
  es: new Catalogue('es', es),
};

export type Tell = (message: string, facts?: Facts) => string;

export function teller(language: Language): Tell {
  return (message, facts) => WORDS[language].say(`silk-road-${message}`, facts);
}

const SHIPPED_NAMES = new Map(shipped.cities.map((city) => [city.id, city.name]));

/** A city's name in the language of the page; an owner's own name as it was written. */
export function cityName(city: City, say: Say): string {
  const isShipped = SHIPPED_NAMES.get(city.id) === city.name;
  return (isShipped && say('city', { city: city.id })) || city.name;
}
