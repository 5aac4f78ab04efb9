import { HttpResponse } from 'msw';

const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 120] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
];
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** A one-line PDF, for ASCII text without brackets. It omits the offset table, which readers rebuild. */
function pdfOf(line: string): string {
  const drawing = `BT /F1 18 Tf 24 56 Td (${line}) Tj ET`;
  const content = `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`;
  const objects = [...OBJECTS, content, FONT].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  return `%PDF-1.4\n${objects.join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`;
}

/** A small PDF that says what it stands in for. */
export function pdfResponse(line: string, headers: Record<string, string> = {}): Response {
  return new HttpResponse(pdfOf(line), { headers: { ...headers, 'Content-Type': 'application/pdf' } });
}
