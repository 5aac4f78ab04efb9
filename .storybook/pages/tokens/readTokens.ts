import type { Rgb } from './contrast';

/** What `rule` and the rules inside it declare; a nested `@supports` splits the rule around it. */
function declarationsIn(rule: CSSRule): CSSStyleDeclaration[] {
  const own = 'style' in rule && rule.style instanceof CSSStyleDeclaration ? [rule.style] : [];
  const inner = 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? [...rule.cssRules] : [];
  return [...own, ...inner.flatMap(declarationsIn)];
}

/** The rules for the root in a style sheet, also those inside its layers. */
function rootRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':root') ? [rule] : [];
    return rule instanceof CSSGroupingRule ? rootRules(rule.cssRules) : [];
  });
}

/** The custom properties that the page's own style sheets set on the root, in the order in which they stand. */
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

/** A token as the stylesheet has it: `radius-card` in the namespace `radius` is called `card`. */
export interface Token {
  name: string;
  value: string;
}

/** The tokens of a namespace, such as `color`, without what belongs to one of them, such as `text-14--line-height`. */
export function readTokens(namespace: string): Token[] {
  const prefix = `--${namespace}-`;
  const style = getComputedStyle(document.documentElement);
  return namesOnRoot()
    .filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes('--'))
    .map((name) => ({ name: name.slice(prefix.length), value: style.getPropertyValue(name).trim() }));
}

/** The colour that a browser paints for `color`, in whatever way it is written. */
export function paint(color: string): Rgb {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
