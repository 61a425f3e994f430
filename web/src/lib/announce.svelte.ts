/** What a screen reader shall say: the last thing that changed. */
let text = $state('');

export function announce(sentence: string): void {
  text = sentence;
}

export function announcement(): string {
  return text;
}
