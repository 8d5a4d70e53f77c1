import * as fs from "node:fs"
import { dirname } from "node:path"

/**
 * Makes a folder and those above it, one by one. Node's own `recursive` never comes back where a file system takes no
 * folders at all, as /proc; here that is an error that the start explains.
 */
export const makeFolder = (folder: string, mode = 0o777): void => {
  if (fs.existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    fs.mkdirSync(folder, mode)
  } catch (error) {
    // another server may have made it meanwhile
    if (!fs.existsSync(folder)) throw error
  }
}
