/** The texts of request bodies that a person types in several lines: the call, and the place in its body. */
export const ofSeveralLines: readonly string[] = [
  "POST /customers/{id}/submissions/{reference}/answers: body.words",
  "POST /customers/{id}/cpds/log: body.learnt",
  "PUT /customers/{id}/cpds/log/{activityId}: body.learnt",
];
