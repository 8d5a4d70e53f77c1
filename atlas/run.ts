import { runnerImport } from "vite"

// the component that draws is written in JSX, which Node does not read by itself
await runnerImport(`${import.meta.dirname}/write.ts`, { logLevel: "error" })
