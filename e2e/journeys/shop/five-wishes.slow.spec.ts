import { fiveWishes } from "./five-wishes.parts.ts"

fiveWishes(1280)
