import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endSession,
  nameOf,
  onSessionChange,
  onUnauthorized,
  readUserInfo,
  removeUserInfo,
  storeRegistration,
  storeUserInfo,
} from '@/api/session';
import { useUserInfo } from '@/api/useUserInfo';

const amina = { access_token: 'first', user: { username: 'amina', email: 'amina@kitbridge.example' } };
const renewed = { ...amina, access_token: 'second' };
const bola = { user: { username: 'bola', email: 'bola@kitbridge.example' } };

/** Fires the event that a browser sends when another tab writes. */
function inAnotherTab(value: object | null): void {
  if (value === null) localStorage.removeItem('userInfo');
  else localStorage.setItem('userInfo', JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }));
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a sign-in', () => {
  it('is stored whole under userInfo, and removed', () => {
    storeUserInfo({ ...amina, expires_at: '2026-11-21T17:00:00Z' });
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual({
      ...amina,
      expires_at: '2026-11-21T17:00:00Z',
    });
    removeUserInfo();
    expect(localStorage.getItem('userInfo')).toBeNull();
  });

  it.each([
    ['the username', amina, 'amina'],
    [
      'the email without a username',
      { ...amina, user: { username: null, email: 'a@b.example' } },
      'a@b.example',
    ],
    ['nothing without either', { access_token: 'x' }, ''],
    ['nothing if it is not text', { access_token: 'x', user: { username: { a: 1 } as never } }, ''],
  ])('uses %s', (_case, info, name) => {
    expect(nameOf(info)).toBe(name);
  });
});

describe('the response of a registration', () => {
  it('is stored, but does not sign anyone in', () => {
    storeRegistration(bola);
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(bola);
    expect(readUserInfo()).toBeNull();
  });

  it('does not sign out the administrator who added another', () => {
    storeUserInfo(amina);
    storeRegistration(bola);
    expect(readUserInfo()).toEqual(amina);
  });
});

describe('the end of a session', () => {
  const told = vi.fn<() => void>();
  beforeEach(() => void told.mockClear());

  it.each([
    ['the refused token is the stored one', amina, 'first', true],
    ['the user has signed out', null, 'first', true],
    ['no user was signed in', null, null, true],
    ['another tab has signed in again', renewed, 'first', false],
    ['the call went out before the sign-in', amina, null, false],
  ])('when %s', (_case, stored, usedToken, ends) => {
    if (stored) storeUserInfo(stored);
    const stop = onUnauthorized(told);
    endSession(usedToken);
    stop();
    expect(told).toHaveBeenCalledTimes(ends ? 1 : 0);
    expect(readUserInfo()).toEqual(ends ? null : stored);
  });
});

describe('several tabs', () => {
  it('are notified of each other', () => {
    const { result } = renderHook(useUserInfo);
    expect(result.current).toBeNull();
    act(() => inAnotherTab(amina));
    expect(result.current).toEqual(amina);
    act(() => inAnotherTab(null));
    expect(result.current).toBeNull();
    act(() => storeUserInfo(renewed));
    expect(result.current).toEqual(renewed);
  });

  it('react to this entry only', () => {
    const heard = vi.fn<() => void>();
    const stop = onSessionChange(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    inAnotherTab(amina);
    expect(heard).toHaveBeenCalledOnce();
  });
});
