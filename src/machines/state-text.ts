import type { StateValue } from "xstate"

/** Returns a state as one word for logs: nested states joined by dots, parallel ones by commas ("ready.settling"). */
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
