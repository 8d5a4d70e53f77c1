import { Layer } from "effect"
import { ChartPictures } from "../ports/chart-pictures.ts"
import { pngOf } from "./chart-png.ts"
import { chartSvg } from "./chart-svg.ts"

export const chartPicturesLayer = Layer.succeed(ChartPictures)({ svg: chartSvg, png: pngOf })
