/** First names that Colombians write in small letters, too, folded; those that are words besides stand apart. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `adolfo adriana agustin alba alejandra alejandro alfonso alfredo alicia alirio alvaro amanda amparo ana andrea andres angela angelica
antonio arturo aura aurora beatriz bernardo betty blanca camila camilo carlos carmen carolina catalina cecilia cesar
clara claudia cristian cristina daniel daniela david deisy diana diego dora doris edgar edison eduardo elena eliana elsa
elvira emilio enrique ernesto esteban fabian fabio felipe fernando flor francisco gabriel german gilberto gladys gloria
gonzalo guillermo gustavo hector henry hernan hernando hugo humberto ines ingrid ivan jaime jairo javier jennifer jenny
jesus jhon johana john jorge jose juan juana juliana julian julio karen laura leidy leonardo leonor lida lilia liliana
lina lorena lucero lucia luis luisa luz magda manuel marcela marco marcos margarita maria mariana mario marisol marlen
marleny marta martha martin mateo maura mauricio mercedes mery miguel milena miriam monica myriam nancy natalia nelly
nelson nestor nicolas nidia nohora nora norma nubia olga omar orlando oscar pablo paola patricia paula pedro piedad pilar
rafael ramiro ramon raul ricardo rigoberto roberto rocio rodrigo rosa rosalba ruben ruth samuel sandra santiago sara
sebastian sergio sofia sonia stella teresa tomas valentina vanessa veronica vicente victor viviana walter wilmar william
wilson alberto alonso anibal armando augusto benjamin brayan
elkin faber freddy gerardo giovanny gregorio hilda irma isabel yaneth yamile yolanda yuli yurani`.split(
    /\s+/,
  ),
);

/** First names that are things or deeds, too: names only where somebody pays us. */
export const NAMES_AND_WORDS: ReadonlySet<string> = new Set(
  "alba aurora blanca flor gloria luz lucero margarita mercedes piedad pilar rosa amparo clara".split(" "),
);
