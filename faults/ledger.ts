import { Schema } from "effect"
import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from "node:fs"

/** A call to the shop, its answer, or a promise that was not kept. */
const entry = Schema.Struct({
  /** The draft, or the order once there is one. */
  subject: Schema.String,
  /** A step of the draft, `place`, or the action on an order. */
  call: Schema.String,
  /** The version that the call saw, or its key. */
  key: Schema.String,
  what: Schema.Literals(["asked", "answered", "broken"]),
  /** Of a save the digest of what is kept, of placing the order, of an action what became of it. */
  says: Schema.String
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
