import type {
  Invitation,
  InvitationRequest,
  NewInvitation,
  OperatorOverview,
  OperatorPeople,
  ServiceTest,
} from "@morsel/contracts";
import { operatorRoutes } from "@morsel/contracts/facts";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { callApi, deleteResource, getJson, postJson, sendJson } from "../../../api/client.ts";
import { useChange, useItems } from "../../../api/items.ts";

/** How often the state of a running task is fetched. */
const taskIntervalMs = 1000;

/** The state of the installation; its error has the status 404 for other users. */
export function useOverview() {
  return useQuery({
    queryKey: [operatorRoutes.overview],
    queryFn: ({ signal }) => getJson<OperatorOverview>(operatorRoutes.overview, signal),
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      state.data?.task?.state === "running" ? taskIntervalMs : false,
  });
}

export function usePeople() {
  return useInfiniteQuery({
    queryKey: [operatorRoutes.people],
    queryFn: ({ signal, pageParam }) =>
      getJson<OperatorPeople>(
        pageParam ? `${operatorRoutes.people}?after=${pageParam}` : operatorRoutes.people,
        signal,
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnMount: "always",
  });
}

const peopleAndOverview = [operatorRoutes.people, operatorRoutes.overview];

export function useDisablePerson() {
  return useChange(peopleAndOverview, ({ id, isOff }: { id: string; isOff: boolean }) =>
    sendJson("PATCH", operatorRoutes.person(id), { is_disabled: isOff }),
  );
}

export function useDeletePerson(id: string) {
  return useChange(peopleAndOverview, (password: string) =>
    sendJson("DELETE", operatorRoutes.person(id), password === "" ? {} : { password }),
  );
}

export function useSetSignUp() {
  return useChange([operatorRoutes.overview], (isOpen: boolean) =>
    sendJson("PUT", operatorRoutes.signUp, { is_open: isOpen }),
  );
}

export function useInvitations() {
  return useItems<Invitation>(operatorRoutes.invitations);
}

/** Creates an invitation. Only this response contains its link. */
export function useCreateInvitation() {
  return useChange(
    [operatorRoutes.invitations],
    async (request: InvitationRequest): Promise<NewInvitation> =>
      (await postJson(operatorRoutes.invitations, request)).json(),
  );
}

export function useDeleteInvitation() {
  return useChange([operatorRoutes.invitations], (id: string) =>
    deleteResource(operatorRoutes.invitation(id)),
  );
}

export function useServiceTest(service: "model" | "speech" | "mail") {
  return useMutation({
    mutationFn: async (): Promise<ServiceTest> =>
      (await postJson(operatorRoutes.test(service), {})).json(),
  });
}

export function useStartBackup() {
  return useChange([operatorRoutes.overview], () => postJson(operatorRoutes.backups, {}));
}

/** Sends a file of foods, which the server then imports. */
export function useImportFoods() {
  return useChange([operatorRoutes.overview], (file: File) => {
    const extension = file.name.split(".").at(-1)?.toLowerCase();
    return callApi(`${operatorRoutes.foods}?extension=${extension}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: file,
    });
  });
}
