import { describe, expect, it } from 'vitest';
import { chooseInstalls, FROM_DEBIAN, FROM_PLAYWRIGHT } from '../../scripts/browser-install.mjs';

const DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\nVERSION_ID="12"\n';
const UBUNTU = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n';

const debianAsRoot = {
  platform: 'linux',
  isRoot: true,
  osRelease: DEBIAN,
  wanted: undefined,
} as const;

describe('a machine without a browser', () => {
  it("gets Debian's package first when the tests run as root on Debian", () => {
    expect(chooseInstalls(debianAsRoot)).toEqual([FROM_DEBIAN, FROM_PLAYWRIGHT]);
  });

  it.each([
    ['a user who may install nothing', { ...debianAsRoot, isRoot: false }],
    ['Ubuntu, whose package is a pointer to a snap', { ...debianAsRoot, osRelease: UBUNTU }],
    ['a Linux that does not say its name', { ...debianAsRoot, osRelease: '' }],
    ['a Mac', { ...debianAsRoot, platform: 'darwin' as const, osRelease: '' }],
    ['CHROMIUM_PATH=playwright, which requests Playwright’s', { ...debianAsRoot, wanted: 'playwright' }],
  ])("gets Playwright's download: %s", (_name, machine) => {
    expect(chooseInstalls(machine)).toEqual([FROM_PLAYWRIGHT]);
  });

  it('updates Debian’s lists first, and installs without questions or recommended packages', () => {
    expect(FROM_DEBIAN.commands).toEqual([
      ['apt-get', 'update'],
      ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
    ]);
  });
});
