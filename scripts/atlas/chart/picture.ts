import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { Drawn } from "../../../src/ui/atlas/drawn.ts"
import { MachineChart } from "../../../src/ui/atlas/MachineChart.tsx"
import { pictureStyle } from "./picture-style.ts"

/** The chart as a file, by the component that the page draws it with. */
export const pictureOf = (drawn: Drawn): string =>
  `${renderToStaticMarkup(
    createElement(MachineChart, { drawn, title: `The machine ${drawn.machine}`, style: pictureStyle() })
  )}\n`
