export const embeddedTexts = {
  oneOfSeveral: (name: string, others: number) => ({
    title: `Se abre «${name}»`,
    text:
      others === 1
        ? "El otro archivo no se abrió: suéltalo cuando termines con este."
        : `Los otros ${others} no se abrieron: suéltalos de a uno cuando termines con este.`,
  }),
} as const;
