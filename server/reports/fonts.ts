import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { Weight } from './styles.ts';

/** A face of the report. The fallback writes what the first choice cannot: Hebrew, Arabic, arrows and signs. */
export type FontName = Weight | `${Weight}-fallback`;

/** Packages that Node finds beside the server, built or not. */
const FILES: Readonly<Record<FontName, string>> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  strong: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'regular-fallback': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'strong-fallback': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
};

interface LoadedFont {
  file: Buffer;
  font: Font;
}

const require = createRequire(import.meta.url);
const loaded = new Map<FontName, LoadedFont>();

function load(name: FontName): LoadedFont {
  const file = readFileSync(require.resolve(FILES[name]));
  const font = create(file);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${FILES[name]} holds more than one font.`);
  return { file, font };
}

function fontOf(name: FontName): LoadedFont {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
}

/** The file of a font. It is read once. */
export const fontFile = (name: FontName): Buffer => fontOf(name).file;

/** Whether a font has a shape for every character of a text. */
export function covers(name: FontName, text: string): boolean {
  const { font } = fontOf(name);
  return Array.from(text).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}
