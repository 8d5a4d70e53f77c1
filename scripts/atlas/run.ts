import { runnerImport } from "vite"

if (process.argv.length > 2) {
  console.error("npm run atlas takes no arguments: it draws all machines.")
  process.exit(2)
}

// the component that draws is written in JSX, which Node does not read by itself
await runnerImport(`${import.meta.dirname}/write.ts`, { logLevel: "error" })
