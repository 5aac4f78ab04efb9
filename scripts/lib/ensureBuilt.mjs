// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { builtFingerprint, fingerprintOf } from './fingerprint.mjs';

const OLDEST_NODE = [20, 19];

/** @param {string} line @returns {never} */
function giveUp(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/**
 * Runs the build in a separate process, so that its memory is released.
 *
 * @param {string} root
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runBuild(root) {
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'build.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => {
    child.kill();
    process.exit(1);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, output });
    });
  });
}

/**
 * Builds the website and the server when the sources have changed since the last build. Exits the process on failure.
 *
 * @param {string} root
 */
export async function ensureBuilt(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < (OLDEST_NODE[0] ?? 0) || (major === OLDEST_NODE[0] && minor < (OLDEST_NODE[1] ?? 0))) {
    giveUp(`This is Node ${process.versions.node}. Kitbridge needs ${OLDEST_NODE.join('.')} or newer.`);
  }

  const built = builtFingerprint(root);
  if (built !== fingerprintOf(root)) {
    const reason = built === null ? 'This is the first start' : 'The sources have changed';
    console.log(`${reason}: building the website and the server; this takes a few seconds …`);
    const { code, output } = await runBuild(root);
    if (code !== 0) giveUp(`The build failed.\n${output}`);
  }
}
