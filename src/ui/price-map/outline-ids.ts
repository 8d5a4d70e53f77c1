/** Id of a federal state's outline in the map. */
export const outlineId = (mapId: string): string => `state-${mapId}`

/** Id of the clip path with the same outline. */
export const clipId = (mapId: string): string => `within-${mapId}`
