import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testLaunchOptions } from './chromium.mjs'
import { root } from './paths.mjs'

const packageFile = join(root, 'node_modules/@sparticuz/chromium/package.json')

/**
 * How the Chromium starts that takes pictures: one version and its own fonts, on every machine. It comes packed in the npm package and is unpacked once.
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string | undefined> }>}
 */
export async function pinnedChromium() {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'))
  const folder = join(root, 'node_modules/.cache/esporte-parana', `chromium-${version}`)
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    args: [
      ...testLaunchOptions.args,
      '--no-zygote',
      '--disable-gpu',
      '--disable-lcd-text',
      '--disable-partial-raster',
      '--disable-skia-runtime-opts',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
    ],
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

/** The folder appears when everything is in it: another process may be waiting for it, and this one may be stopped. */
async function unpackInto(folder) {
  const made = `${folder}.${process.pid}`
  mkdirSync(made, { recursive: true })
  const { TMPDIR } = process.env
  // The package unpacks into the temporary folder, whatever it finds there from another version.
  process.env.TMPDIR = made
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  writeFileSync(join(made, 'fonts.conf'), fontsOf(join(folder, 'fonts')))
  try {
    renameSync(made, folder)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

const fontsOf = (fonts) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${fonts}/cache</cachedir>
</fontconfig>
`
