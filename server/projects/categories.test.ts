import { describe, expect, it } from 'vitest';
import { categoryName } from './categories.ts';

describe('categoryName', () => {
  const names = { healthcare: 'Healthcare' };

  it.each(['healthcare', 'medical', ' HEALTH '])('labels %j by its canonical spelling', (category) => {
    expect(categoryName(category, names)).toBe('Healthcare');
  });

  it.each([
    ['clean WATER ', 'Clean water'],
    ['education', 'Education'],
    ['constructor', 'Constructor'],
    ['__proto__', '__proto__'],
  ])('capitalises %j, which has no label', (category, shown) => {
    expect(categoryName(category, names)).toBe(shown);
  });
});
