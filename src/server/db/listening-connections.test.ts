import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { listeningConnections } from "./client.ts"

const server = join(import.meta.dirname, "..")

it("each subject that waits for notifications has its own connection, so that none takes one from the calls", () => {
  const texts = globSync("**/*.ts", { cwd: server })
    .filter((file) => !file.includes("test"))
    .map((file) => ({ file, text: readFileSync(join(server, file), "utf8") }))
  // each caller of rowsInMemory has a separate listening connection
  const waiting = texts.filter(
    ({ file, text }) =>
      (text.includes("client.listen(") && file !== "db/rows-in-memory.ts") ||
      /\n\s+rowsInMemory\(/u.test(text)
  )
  expect(waiting.map(({ file }) => file)).toHaveLength(listeningConnections)
})
