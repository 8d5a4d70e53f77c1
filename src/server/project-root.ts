import { resolve } from "node:path"

/**
 * The folder with package.json: the default place of data and of the built pages. It stands two levels above this file and
 * above the bundle that the file becomes a part of (decision 130).
 */
export const projectRoot = resolve(import.meta.dirname, "../..")
