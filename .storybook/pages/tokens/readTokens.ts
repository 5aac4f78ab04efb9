import type { Rgb } from './contrast';

/** The declarations of `rule` and the rules inside it; a nested `@supports` splits the rule around it. */
function declarationsIn(rule: CSSRule): CSSStyleDeclaration[] {
  const own = 'style' in rule && rule.style instanceof CSSStyleDeclaration ? [rule.style] : [];
  const inner = 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? [...rule.cssRules] : [];
  return [...own, ...inner.flatMap(declarationsIn)];
}

/** The root rules of a style sheet, including those in layers. */
function rootRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':root') ? [rule] : [];
    return rule instanceof CSSGroupingRule ? rootRules(rule.cssRules) : [];
  });
}

/** The custom properties that the page's style sheets set on the root, in source order. */
function namesOnRoot(): string[] {
  const own = [...document.styleSheets].filter(
    ({ href }) => href === null || new URL(href).origin === location.origin,
  );
  const names = own
    .flatMap((sheet) => rootRules(sheet.cssRules))
    .flatMap(declarationsIn)
    .flatMap((style) => Array.from(style))
    .filter((name) => name.startsWith('--'));
  return [...new Set(names)];
}

/** A token: `radius-card` is `card` in the namespace `radius`. */
export interface Token {
  name: string;
  value: string;
}

/** The tokens of a namespace such as `color`, without modifiers such as `text-14--line-height`. */
export function readTokens(namespace: string): Token[] {
  const prefix = `--${namespace}-`;
  const style = getComputedStyle(document.documentElement);
  return namesOnRoot()
    .filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes('--'))
    .map((name) => ({ name: name.slice(prefix.length), value: style.getPropertyValue(name).trim() }));
}

/** Resolves any CSS colour to what the browser paints. */
export function paint(color: string): Rgb {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
