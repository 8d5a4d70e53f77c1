import { resolve } from "node:path"

/**
 * The folder with package.json, which is the default location of data and of the built pages. It is two levels above
 * both this file and the bundle that contains this file (decision 130).
 */
export const projectRoot = resolve(import.meta.dirname, "../..")
