import { Schema } from "effect"
import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from "node:fs"

/** One thing that the shop was asked or that it answered. */
const entry = Schema.Struct({
  draftId: Schema.String,
  key: Schema.String,
  what: Schema.Literals(["asked", "answered"]),
  status: Schema.Int,
  orderId: Schema.String
})
export type Entry = typeof entry.Type

const read = Schema.decodeUnknownSync(Schema.fromJsonString(entry))

/** What the buyers know, written to disk before the shop is asked and when it has answered. */
export class Ledger {
  readonly #file: number
  readonly path: string

  constructor(path: string) {
    this.path = path
    this.#file = openSync(path, "a")
  }

  note(noted: Entry): void {
    writeSync(this.#file, `${JSON.stringify(noted)}\n`)
    fdatasyncSync(this.#file)
  }

  close(): void {
    closeSync(this.#file)
  }

  /** Everything that was noted, read from the disk. */
  entries(): ReadonlyArray<Entry> {
    return readFileSync(this.path, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => read(line))
  }
}
