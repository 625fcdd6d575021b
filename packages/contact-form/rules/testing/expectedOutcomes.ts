/** What `outcomesOfGeneratedForms` comes to. Changes when a rule's answer does, on purpose, or the generator. */
export const OUTCOMES_OF_GENERATED_FORMS = 2_457_338_825;
