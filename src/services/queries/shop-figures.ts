import type { ShopFiguresWish } from "../../domain/figures/shop-figures.ts"
import { shopFiguresGetFigures } from "../client/dealer-routes.gen.ts"
import { callQuestion } from "./question.ts"

/** What is searched, begun and ordered (rule figures.page). */
export const shopFigures = (wish: ShopFiguresWish) => callQuestion(shopFiguresGetFigures, { payload: wish })
