// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page cannot use anything outside of itself
import type { Page } from 'playwright/test';

/** Runs in the page. */
function copyDocument(): string {
  /** Selectors with states, such as `:hover`, count when their element is there. */
  const isUsed = (selector: string) => {
    try {
      return document.querySelector(selector.replaceAll(/::?[-\w]+(\([^)]*\))?/g, '') || '*') !== null;
    } catch {
      return true;
    }
  };
  const cssOf = (rules: CSSRuleList): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : '';
        if (!('cssRules' in rule) || rule instanceof CSSKeyframesRule) return rule.cssText;
        const inside = cssOf(rule.cssRules as CSSRuleList);
        return inside === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
      })
      .join('');
  const css = [...document.styleSheets].map(({ cssRules }) => cssOf(cssRules)).join('');
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const unwanted = 'script, style, noscript, link:is([rel*=preload], [rel=prefetch], [rel=stylesheet])';
  for (const element of copy.querySelectorAll(unwanted)) element.remove();
  // Without JavaScript, a button cannot wait for the fields.
  for (const button of copy.querySelectorAll('form[action] button')) button.removeAttribute('disabled');
  const style = document.createElement('style');
  style.textContent = css;
  copy.querySelector('head')?.append(style);
  return `<!doctype html>${copy.outerHTML}`;
}

/**
 * The page that is shown, without JavaScript: the same HTML, with only the CSS rules that it uses, in one document. Its
 * pictures and fonts are unchanged.
 */
export const scriptFreeCopy = (page: Page): Promise<string> => page.evaluate(copyDocument);
