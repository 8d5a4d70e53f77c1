import { startIslands } from "./services/islands/start-islands.ts"

startIslands(import.meta.glob("./ui/**/*.island.tsx"))
