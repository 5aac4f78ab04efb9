import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepToDigits, readDigits } from './phoneDigits';

let field: HTMLInputElement;
let stop: () => void;

beforeEach(() => {
  field = document.createElement('input');
  field.type = 'number';
  document.body.append(field);
  stop = keepToDigits(field);
});
afterEach(() => {
  stop();
  field.remove();
  vi.useRealTimers();
});

const isHeldBack = (event: Event) => !field.dispatchEvent(event);
const pressed = (key: string) => isHeldBack(new KeyboardEvent('keydown', { key, cancelable: true }));

function find(badInput: boolean) {
  Object.defineProperty(field, 'validity', { value: { badInput }, configurable: true });
}

function bring(data: string | null) {
  // jsdom does not implement editing commands.
  const execCommand = vi.fn<typeof document.execCommand>(() => true);
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
  const isOut = isHeldBack(new InputEvent('beforeinput', { data, cancelable: true }));
  return { isOut, putIn: execCommand.mock.calls };
}

it.each(['0', '0803', null])('accepts the digits of %s unchanged', (data) => {
  expect(bring(data)).toEqual({ isOut: false, putIn: [] });
});

it.each(['e', 'E', '+', '-', '.', ',', ' ', 'x'])('drops "%s"', (data) => {
  expect(bring(data)).toEqual({ isOut: true, putIn: [] });
});

it('inserts only the digits of pasted text', () => {
  const putIn = [['insertText', false, '2348035550134']];
  expect(bring('+234 803 555 0134')).toEqual({ isOut: true, putIn });
});

it('blocks the keys that step the number, and no others', () => {
  expect(['ArrowUp', 'ArrowDown'].map(pressed)).toEqual([true, true]);
  expect(['ArrowLeft', 'Home', 'Backspace', 'Enter', '5'].map(pressed)).toEqual(Array(5).fill(false));
});

it('ignores the wheel without blocking the page’s scrolling', () => {
  vi.useFakeTimers();
  expect(isHeldBack(new WheelEvent('wheel', { deltaY: 100, cancelable: true }))).toBe(false);
  expect(field.readOnly).toBe(true);
  vi.runAllTimers();
  expect(field.readOnly).toBe(false);
});

it('restores the digits after an on-screen keyboard entered another character', () => {
  field.value = '';
  find(true);
  expect(readDigits(field, '0803')).toBe('0803');
  expect(field.value).toBe('0803');
});

it('treats an empty field as empty', () => {
  find(false);
  expect(readDigits(field, '0803')).toBe('');
});

it('removes unreadable text typed before the script loaded', () => {
  stop();
  find(true);
  const empty = vi.spyOn(field, 'value', 'set');
  stop = keepToDigits(field);
  expect(empty).toHaveBeenCalledWith('');
});

it('can be undone', () => {
  stop();
  expect(pressed('ArrowUp')).toBe(false);
});
