import type { StateValue } from "xstate"

/** A state as one word that logs carry: nested ones behind dots, parallel ones behind commas ("ready.settling"). */
export const stateText = (value: StateValue | undefined): string => {
  if (value === undefined || typeof value === "string") return value ?? ""
  return Object.entries(value)
    .flatMap(([region, below]) =>
      stateText(below)
        .split(",")
        .map((text) => (text === "" ? region : `${region}.${text}`))
    )
    .join(",")
}
