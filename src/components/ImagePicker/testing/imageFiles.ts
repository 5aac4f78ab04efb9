// A real picture of six by four pixels, because the content is checked.
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAIAAAAiZtkUAAAAQUlEQVR42g3IMQEAMAgEsSpACQpOAohg/R0RiEBELbYZcyyxwhobbLHL8cQLb3zwxX9FEkU0McQSv5SoUKNBiy4PC30WsQzA8bUAAAAASUVORK5CYII=';
const HEIC_HEAD = '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000';

const bytesOf = (binary: string) => Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);

/** An image to choose. `bytes` pads it to that size. */
export function pngFile(name = 'photo.png', { bytes = 0 } = {}): File {
  const picture = bytesOf(atob(PNG));
  const rest = new Uint8Array(Math.max(0, bytes - picture.length));
  return new File([picture, rest], name, { type: 'image/png' });
}

/** A photo in an iPhone's format, whatever its name. */
export function heicFile(name = 'IMG_0042.HEIC'): File {
  return new File([bytesOf(HEIC_HEAD)], name, {
    type: name.toLowerCase().endsWith('.jpg') ? 'image/jpeg' : 'image/heic',
  });
}

/** A text file, whatever its name. */
export function textFile(name = 'notes.txt', type = 'text/plain'): File {
  return new File(['Twelve microscopes.'], name, { type });
}
