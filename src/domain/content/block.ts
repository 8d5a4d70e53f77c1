import type { CalculatorTarget } from "../calculator/simple-form.ts"
import type { ChartName } from "../price-history/charts.ts"
import type { FocalPoint } from "../media/focal-point.ts"
import type { ProductGroupId } from "../product/product-group.ts"
import type { RichText } from "./rich-text.ts"

type Path = `/${string}`

/** A picture from the shop's own files; its width and height in px reserve space for it while it loads. */
export interface PictureFacts {
  readonly src: Path
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The media file that the picture was chosen from; absent for the shop's own drawings. */
  readonly mediumId?: number
  /** If absent, the focal point is the centre of the picture. */
  readonly focus?: FocalPoint
}

interface Titled {
  readonly title: string
  readonly text: RichText
}

/** Fields of each kind of block, in addition to its id and kind (rule content.blocks). */
interface BlockParts {
  readonly heading: { readonly text: string }
  readonly text: { readonly text: RichText }
  readonly picture: { readonly picture: PictureFacts; readonly caption?: string }
  readonly table: {
    readonly caption: string
    readonly head: ReadonlyArray<string>
    readonly rows: ReadonlyArray<ReadonlyArray<string>>
  }
  readonly questions: { readonly title: string; readonly questions: ReadonlyArray<Titled> }
  readonly facts: {
    readonly title: string
    /**
     * `inInstalments` replaces the text if the URL requests instalments. Countries without instalments do not show a
     * fact that has this field.
     */
    readonly facts: ReadonlyArray<Titled & { readonly inInstalments?: RichText }>
  }
  readonly calculator: {
    readonly groupId: ProductGroupId
    /** The groups to choose from; empty if there is only one group. */
    readonly groups: ReadonlyArray<ProductGroupId>
    readonly target?: CalculatorTarget
  }
  readonly bestPrice: {
    readonly groupId: ProductGroupId
    readonly suits: ReadonlyArray<RichText>
    readonly suitsNot: ReadonlyArray<RichText>
  }
  /** Several product groups (forms of a fuel) side by side, each with its current daily price. */
  readonly comparison: {
    readonly title: string
    readonly columns: ReadonlyArray<{
      readonly groupId: ProductGroupId
      readonly title: string
      readonly rows: ReadonlyArray<Titled>
    }>
  }
  readonly priceChart: { readonly chart: ChartName }
  readonly dealers: { readonly title: string }
  readonly crossLinks: {
    readonly title: string
    readonly links: ReadonlyArray<{ readonly title: string; readonly text: string; readonly path: Path }>
  }
  readonly download: { readonly title: string; readonly text: string; readonly path: Path }
  /** A video; the browser loads nothing of it before the visitor clicks. */
  readonly video: { readonly title: string; readonly href: string; readonly poster: PictureFacts }
}

export type BlockType = keyof BlockParts

/** One block of a page; the overrides of a country refer to blocks by `id`. */
export type BlockOf<Type extends BlockType> = { readonly id: string; readonly type: Type } & BlockParts[Type]

export type Block = { readonly [Type in BlockType]: BlockOf<Type> }[BlockType]

/** Maximum length of a block's id, in characters. */
export const longestBlockId = 40

/**
 * Whether a text can be the id of a block: it names an anchor on the page and a member of objects, so it must not be the
 * name of a member that every object has, such as `constructor`.
 */
export const isBlockId = (id: string): boolean => /^[A-Za-z][\w-]*$/u.test(id) && !(id in Object.prototype)
