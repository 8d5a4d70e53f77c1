import { resolve } from "node:path"

/**
 * The folder with package.json: the default location of data and of the built pages. It is two levels above this file,
 * and also two levels above the bundle that contains this file (decision 130).
 */
export const projectRoot = resolve(import.meta.dirname, "../..")
