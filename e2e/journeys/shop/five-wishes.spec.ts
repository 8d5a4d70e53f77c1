import { fiveWishes } from "./five-wishes.parts.ts"

fiveWishes({ width: 390 })
