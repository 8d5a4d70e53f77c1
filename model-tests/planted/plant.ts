import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"
import { root } from "../../tools/run-tool.ts"
import type { Fault } from "./fault.ts"

/** How often the text that a fault replaces stands in its file. */
export const timesFound = ({ file, text }: Fault): number =>
  readFileSync(join(root, file), "utf8").split(text).length - 1

/** The source with the fault in it. */
export const withFault = (source: string, { text, by }: Fault): string => source.split(text).join(by)

/** A module as the tests load it: the fault's own with the fault in it, undefined for all others. */
export const loaded = (fault: Fault, source: string, id: string): string | undefined =>
  id.split("?")[0] === join(root, fault.file) ? withFault(source, fault) : undefined

/** Plants a fault where its module is loaded; nothing on the disk is changed. */
export const plant = (fault: Fault): Plugin => ({
  name: "planted-fault",
  enforce: "pre",
  transform: (source, id) => loaded(fault, source, id)
})
