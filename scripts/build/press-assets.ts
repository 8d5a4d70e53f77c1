import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

/**
 * Writes a `.br` and a `.gz` file next to every text file of a folder, compressed at the highest level: a build is
 * compressed once and sent often. Names in `assets` contain a hash of the content, so existing files are up to date.
 */
export const pressAssets = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css|svg|webmanifest)$/u.test(name)) continue
    const path = join(folder, name)
    if (existsSync(`${path}.br`) && existsSync(`${path}.gz`)) continue
    const bytes = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    )
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
