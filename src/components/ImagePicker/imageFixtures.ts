// A real picture, six pixels by four: what looks at the content of a file finds a PNG.
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAIAAAAiZtkUAAAAQUlEQVR42g3IMQEAMAgEsSpACQpOAohg/R0RiEBELbYZcyyxwhobbLHL8cQLb3zwxX9FEkU0McQSv5SoUKNBiy4PC30WsQzA8bUAAAAASUVORK5CYII=';
const HEIC_HEAD = '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000';

const bytesOf = (binary: string) => Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);

/** An image that a person chooses. `bytes` makes it as large, by filling up its end. */
export function pngFile(name = 'photo.png', { bytes = 0 } = {}): File {
  const picture = bytesOf(atob(PNG));
  const rest = new Uint8Array(Math.max(0, bytes - picture.length));
  return new File([picture, rest], name, { type: 'image/png' });
}

/** A photo as an iPhone takes it; the name may say otherwise. */
export function heicFile(name = 'IMG_0042.HEIC'): File {
  return new File([bytesOf(HEIC_HEAD)], name, {
    type: name.toLowerCase().endsWith('.jpg') ? 'image/jpeg' : 'image/heic',
  });
}

/** A text, whatever its name says. */
export function textFile(name = 'notes.txt', type = 'text/plain'): File {
  return new File(['Twelve microscopes.'], name, { type });
}
