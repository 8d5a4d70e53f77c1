// Written by `npm run generate` from src/contract.
import type { CallOf } from "./call.ts"

export const listHintsShow: CallOf<"listHints", "show"> = { method: "POST", path: "/api/kalkulation/hinweise" }
