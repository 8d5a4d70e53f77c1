import * as fs from "node:fs"
import { dirname } from "node:path"

/**
 * Creates a folder and its parents, one by one. Node's own `recursive` never returns on file systems without folders,
 * such as /proc; here that is an error that the start explains.
 */
export const makeFolder = (folder: string, mode = 0o777): void => {
  if (fs.existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    fs.mkdirSync(folder, mode)
  } catch (error) {
    // another server may have created it meanwhile
    if (!fs.existsSync(folder)) throw error
  }
}
