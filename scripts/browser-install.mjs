// @ts-check

/**
 * What decides how a browser can be had.
 *
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {string} osRelease the text of /etc/os-release; empty where there is none
 * @property {string | undefined} wanted CHROMIUM_PATH
 */

/**
 * One way to get a browser: what to tell the user, and the commands to run in turn.
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
 * The ways to get a browser on a machine without one, the best first. Debian's package brings the libraries that a
 * bare container lacks, but takes root to install; Ubuntu's package of that name is only a pointer to a snap.
 *
 * @param {Machine} machine
 * @returns {Install[]}
 */
export function chooseInstalls({ platform, isRoot, osRelease, wanted }) {
  const takesDebians = platform === 'linux' && isRoot && isDebian(osRelease) && wanted !== 'playwright';
  return takesDebians ? [FROM_DEBIAN, FROM_PLAYWRIGHT] : [FROM_PLAYWRIGHT];
}
