export const itemsTexts = { menu: "Artículos del inventario" } as const;
