import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)

const partOf = (file: string, from: number, to: number): Buffer => {
  const part = Buffer.alloc(Math.max(0, to - from))
  const opened = openSync(file, "r")
  readSync(opened, part, 0, part.length, from)
  closeSync(opened)
  return part
}

/**
 * Remembers the current length of each log, so that the lines of a failed round can be stored without the earlier
 * lines.
 */
export class RoundLogs {
  readonly #begins: ReadonlyMap<string, number>

  constructor(files: ReadonlyArray<string>) {
    this.#begins = new Map(files.map((file) => [file, sizeOf(file)]))
  }

  /**
   * Writes one file per log into a folder, e.g. `db1-patroni.log` with the new lines of `db1/patroni.log`, and what the
   * members of the cluster report at that moment.
   */
  keepIn(folder: string, states: string): void {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, "members.txt"), states)
    for (const [file, from] of this.#begins) {
      const name = `${basename(dirname(file))}-${basename(file)}`
      if (existsSync(file)) writeFileSync(join(folder, name), partOf(file, from, sizeOf(file)))
    }
  }
}
