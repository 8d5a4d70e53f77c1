import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"
import { root } from "../../tools/run-tool.ts"
import type { Change } from "../../tools/compiler.ts"

/** Returns how often the text to replace occurs in its file. */
export const timesFound = ({ file, text }: Change): number =>
  readFileSync(join(root, file), "utf8").split(text).length - 1

export const withFault = (source: string, { text, by }: Change): string => source.split(text).join(by)

/**
 * Returns a module as the tests load it: the changed source for the module with the fault, `undefined` for all others.
 */
export const loaded = (change: Change, source: string, id: string): string | undefined =>
  id.split("?")[0] === join(root, change.file) ? withFault(source, change) : undefined

/** Plants a fault, or another change, when its module is loaded; nothing on disk is changed. */
export const plant = (change: Change): Plugin => ({
  name: "planted-fault",
  enforce: "pre",
  transform: (source, id) => loaded(change, source, id)
})
