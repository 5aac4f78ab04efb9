// @ts-check

/**
 * What determines how a browser can be installed.
 *
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {string} osRelease the text of /etc/os-release, or empty
 * @property {string | undefined} wanted CHROMIUM_PATH
 */

/**
 * A way to install a browser: a message for the user, and the commands to run in order.
 *
 * @typedef {object} Install
 * @property {string} says
 * @property {string[][]} commands
 */

/** @type {Install} */
export const FROM_DEBIAN = {
  says: "installing Debian's package chromium-headless-shell with apt-get",
  commands: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
  ],
};

/** @type {Install} */
export const FROM_PLAYWRIGHT = {
  says: "downloading Playwright's Chromium, about 170 MB, once",
  commands: [['npx', '--no', 'playwright', 'install', 'chromium']],
};

/** @param {string} osRelease */
const isDebian = (osRelease) => /^ID="?debian"?$/m.test(osRelease);

/**
 * Ways to install a browser, best first. Debian's package brings the libraries that a bare container lacks, but needs root; Ubuntu's
 * package of that name only points to a snap.
 *
 * @param {Machine} machine
 * @returns {Install[]}
 */
export function chooseInstalls({ platform, isRoot, osRelease, wanted }) {
  const takesDebians = platform === 'linux' && isRoot && isDebian(osRelease) && wanted !== 'playwright';
  return takesDebians ? [FROM_DEBIAN, FROM_PLAYWRIGHT] : [FROM_PLAYWRIGHT];
}
