import type { ShopFiguresWish } from "../../domain/figures/shop-figures.ts"
import { shopFiguresGetFigures } from "../client/dealer-routes.gen.ts"
import { callQuestion } from "./question.ts"

/** Numbers of searches, started orders and placed orders (rule figures.page). */
export const shopFigures = (wish: ShopFiguresWish) => callQuestion(shopFiguresGetFigures, { payload: wish })
